"use strict";
// Steps through a game. The data of the page (app/export/story.py) says of each step what it changes; here every step
// is worked out once, and then shown. A page is read: in Hebrew it goes from right to left, its keys and swipes too.
(function () {
  var story = JSON.parse(document.getElementById("story").textContent);
  var labels = story.labels, rtl = story.dir === "rtl";
  var texts = story.texts.map(function (text) { return text.map(function (word) { return story.words[word]; }).join(" "); });
  var backs = {};
  story.backs.forEach(function (card) { backs[card] = true; });

  function found(id) { return document.getElementById(id); }
  function made(kind, name, parent, text) {
    var element = document.createElement(kind);
    if (name) { element.className = name; }
    if (text !== undefined) { element.textContent = text; }
    if (parent) { parent.appendChild(element); }
    return element;
  }
  function filled(label, values) {
    return label.replace(/%(\w+)%/g, function (all, name) { return name in values ? values[name] : all; });
  }

  // Every step as it is, from what each one changes.
  var nothing = { shape: "away", count: 0, cards: [] }, everUsed = {};
  var now = { zones: story.zones.map(function () { return nothing; }), lines: [], notes: [], captions: {}, known: [], turn: -1 };
  var steps = story.steps.map(function (step) {
    var zones = now.zones.slice();
    (step.z || []).forEach(function (change) {
      var cards = zones[change[0]].cards.slice();
      cards.splice.apply(cards, [change[3], change[4]].concat(change[5]));
      zones[change[0]] = { shape: change[1], count: change[2], cards: cards };
      if (change[2] && change[1] !== "away") { everUsed[change[0]] = true; }
    });
    now = { zones: zones, lines: step.l || now.lines, notes: step.n || now.notes, captions: step.c || now.captions, known: step.p || now.known,
      turn: step.t === undefined ? now.turn : step.t, words: texts[step.w], actor: step.a, moved: step.m || [] };
    return now;
  });

  var at = 0, playing = 0, last = steps.length - 1, table = found("table"), slider = found("slider");

  function cardAt(parent, card) {
    var element = made("span", "card", parent);
    var column = card % story.columns, row = Math.floor(card / story.columns);
    element.style.backgroundSize = story.columns * 100 + "% " + story.rows * 100 + "%";
    element.style.backgroundPosition = (story.columns > 1 ? column * 100 / (story.columns - 1) : 0) + "% " +
      (story.rows > 1 ? row * 100 / (story.rows - 1) : 0) + "%";
    return element;
  }

  function plateAt(element, plate) {
    element.style.setProperty("--plate-count", story.plates.length);
    var number = story.plates.indexOf(plate);
    element.style.visibility = number < 0 ? "hidden" : "";
    element.style.backgroundPosition = (story.plates.length > 1 ? number * 100 / (story.plates.length - 1) : 0) + "% 0";
  }

  function counted(count) { return filled(story.counts[Math.min(count, 3) - 1], { n: count }); }

  // What lies in a zone, as a reader of the screen says it.
  function spoken(zone, lies, caption, known) {
    var open = lies.cards.filter(function (card) { return !backs[card]; }).concat(known);
    open = open.map(function (card) { return story.cards[card]; });
    var says = [zone.name + ": " + (lies.count ? counted(lies.count) : labels.empty)];
    if (open.length) { says.push(open.join(", ")); }
    if (caption) { says.push(caption); }
    return says.join(". ");
  }

  // A line of so many cards; it closes up where there is no room for them side by side.
  function layIn(box, count) {
    var lay = made("div", "lay", box);
    lay.style.setProperty("--n", count);
    return lay;
  }

  function zoneAt(parent, number, step) {
    var zone = story.zones[number], lies = step.zones[number], caption = texts[step.captions[number]];
    if (lies.shape === "away" || (!lies.count && (zone.owner >= 0 || !everUsed[number]))) { return; }
    var known = step.known.filter(function (one) { return one[0] === number; });
    var closed = lies.cards.length > 1 && lies.cards.every(function (card) { return backs[card]; });
    var box = made("div", "zone " + lies.shape + (closed ? " closed" : ""), parent);
    if (lies.shape === "pile" && lies.count > 1) { box.classList.add("heap"); }
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", spoken(zone, lies, caption, known.map(function (one) { return one[2]; })));
    box.dataset.zone = number;
    if (!lies.cards.length) {
      made("span", "gap", made("div", "slot", layIn(box, 1)));
    }
    linesOf(box, lies, closed).forEach(function (line) {
      var lay = layIn(box, line.length);
      line.forEach(function (index, place) {
        var slot = made("div", "slot", lay);
        // The index of a card is at its upper left, so the card to the right of another lies over it.
        slot.style.zIndex = rtl && lies.shape !== "column" ? line.length - place : place + 1;
        slot.dataset.at = index;
        cardAt(slot, lies.cards[index]);
        // A closed card that these eyes know has its face on it, small.
        known.forEach(function (one) { if (one[1] === index) { cardAt(slot, one[2]).classList.add("known"); } });
      });
    });
    var name = made("div", "name", box, zone.name + (lies.count > 1 ? " " : ""));
    if (lies.count > 1) { made("b", "", name, String(lies.count)); }
    if (caption) { made("div", "", name, caption); }
  }

  // The indexes of a row's cards in lines, so many that something of each card is seen.
  function linesOf(box, lies, closed) {
    var all = lies.cards.map(function (_, index) { return index; });
    if (lies.shape !== "row" || closed || all.length < 2) { return all.length ? [all] : []; }
    var probe = made("div", "slot", layIn(box, 1)), width = probe.offsetWidth || 60;
    box.removeChild(probe.parentNode);
    var room = table.clientWidth - 40;
    var most = Math.max(4, Math.floor((room - width) / (0.34 * width)) + 1);
    var count = Math.ceil(all.length / most), each = Math.ceil(all.length / count), lines = [];
    for (var from = 0; from < all.length; from += each) { lines.push(all.slice(from, from + each)); }
    return lines;
  }

  function seatAt(parent, seat, step) {
    var one = story.seats[seat];
    var box = made("section", "seat" + (seat === story.me ? " me" : ""), parent);
    var head = made("div", "head" + (step.turn === seat ? " turn" : ""), box);
    var line = texts[step.lines[seat]];
    plateAt(made("span", "plate", head), one.plate);
    var names = made("div", "", head);
    made("strong", "", names, one.name);
    if (line) { made("small", "", names, line); }
    box.setAttribute("aria-label", [one.name, line, step.turn === seat ? labels["in-turn"] : ""].filter(Boolean).join(". "));
    var zones = made("div", "zones", box);
    story.zones.forEach(function (zone, number) { if (zone.owner === seat) { zoneAt(zones, number, step); } });
  }

  function show() {
    var step = steps[at], place = story.first + at;
    // It keeps its height meanwhile, so that the page does not scroll away under the reader.
    table.style.minHeight = table.offsetHeight + "px";
    table.textContent = "";
    var others = made("div", "others", table);
    story.seats.forEach(function (_, seat) { if (seat !== story.me) { seatAt(others, seat, step); } });
    if (!others.childNodes.length) { table.removeChild(others); }
    var middle = made("div", "middle", table);
    var notes = made("div", "notes", middle);
    step.notes.forEach(function (note) { made("span", "", notes, texts[note]); });
    story.zones.forEach(function (zone, number) { if (zone.owner < 0) { zoneAt(middle, number, step); } });
    seatAt(table, story.me, step);
    table.style.minHeight = "";
    step.moved.forEach(function (card) {
      var slot = table.querySelector('[data-zone="' + card[0] + '"] [data-at="' + card[1] + '"]');
      if (slot) { slot.classList.add("new"); }
    });
    found("words").textContent = step.words;
    var actor = story.seats[step.actor];
    found("actor").hidden = !actor;
    if (actor) { plateAt(found("actor"), actor.plate); }
    found("place").textContent = filled(labels.of, { n: place, of: story.of });
    slider.value = at;
    slider.setAttribute("aria-valuetext", filled(labels.of, { n: place, of: story.of }) + ". " + step.words);
    found("first").disabled = found("back").disabled = at === 0;
    found("last").disabled = found("forward").disabled = at === last;
    document.body.dataset.place = place;
  }

  function go(place) {
    at = Math.max(0, Math.min(last, place));
    show();
  }
  function step(by) { stop(); go(at + by); }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    sayPlaying();
  }
  function play() {
    if (at >= last) { go(0); }
    rest();
    sayPlaying();
  }
  // A step stands for as long as it takes to read its sentence.
  function rest() {
    playing = setTimeout(function () {
      if (at >= last) { stop(); return; }
      go(at + 1);
      rest();
    }, 900 + 26 * steps[at].words.length);
  }
  function sayPlaying() {
    var button = found("play"), label = playing ? labels.pause : labels.play;
    button.classList.toggle("playing", Boolean(playing));
    button.setAttribute("aria-label", label);
    button.title = label;
  }

  var deeds = {
    first: function () { step(-steps.length); },
    back: function () { step(-1); },
    play: function () { if (playing) { stop(); } else { play(); } },
    forward: function () { step(1); },
    last: function () { step(steps.length); }
  };
  Object.keys(deeds).forEach(function (name) {
    var button = found(name);
    button.addEventListener("click", deeds[name]);
    button.setAttribute("aria-label", labels[name]);
    button.title = labels[name];
  });

  document.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey) { return; }
    var name = { Home: "first", End: "last" }[event.key];
    if (event.key === "ArrowRight") { name = rtl ? "back" : "forward"; }
    if (event.key === "ArrowLeft") { name = rtl ? "forward" : "back"; }
    if (event.key === " " && event.target.tagName !== "BUTTON") { name = "play"; }
    if (event.key === "PageDown") { step(10); } else if (event.key === "PageUp") { step(-10); } else if (name) { deeds[name](); } else { return; }
    event.preventDefault();
  });

  var touched = null;
  table.addEventListener("touchstart", function (event) {
    touched = event.touches.length === 1 ? [event.touches[0].clientX, event.touches[0].clientY] : null;
  }, { passive: true });
  table.addEventListener("touchend", function (event) {
    if (!touched) { return; }
    var x = event.changedTouches[0].clientX - touched[0], y = event.changedTouches[0].clientY - touched[1];
    touched = null;
    if (Math.abs(x) < 40 || Math.abs(x) < 1.5 * Math.abs(y)) { return; }
    // The next page is pulled in from the side to which one reads.
    step((x < 0) === !rtl ? 1 : -1);
  }, { passive: true });

  slider.addEventListener("input", function () { stop(); go(Number(slider.value)); });
  // All else follows the window by itself, and a phone's window changes whenever its address bar comes or goes.
  function brokenOtherwise() {
    return Array.prototype.some.call(table.querySelectorAll(".zone"), function (box) {
      var lines = linesOf(box, steps[at].zones[box.dataset.zone], box.classList.contains("closed"));
      return lines.length > 0 && lines.length !== box.querySelectorAll(".lay").length;
    });
  }
  var resized = 0;
  window.addEventListener("resize", function () {
    clearTimeout(resized);
    resized = setTimeout(function () { if (brokenOtherwise()) { show(); } }, 120);
  });

  found("title").textContent = story.title;
  found("eyes").textContent = story.eyes;
  found("keys").textContent = labels.keys;
  found("film").setAttribute("aria-label", labels.film);
  table.setAttribute("aria-label", labels.table);
  slider.max = last;
  slider.setAttribute("aria-label", labels.place);
  sayPlaying();
  show();
}());
