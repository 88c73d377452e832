"""The suite; its folders mirror those of app/."""
