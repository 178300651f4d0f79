/** Composed by the engine and written by `npm run designs`. */
import type { AppDesign } from '../designer/model/app-design';

export const firstDesign: AppDesign = {
  "version": 2,
  "id": "small-wins",
  "name": "Small Wins",
  "kind": "habit",
  "domain": {
    "one": "habit",
    "many": "habits"
  },
  "idea": "A habit tracker that celebrates small wins",
  "language": "en",
  "direction": "ltr",
  "ownLook": {
    "style": "pastel",
    "mode": "light",
    "radius": 24,
    "surface": "solid",
    "density": "regular",
    "type": {
      "display": "bricolage",
      "text": "instrument",
      "weight": 690,
      "tracking": -0.035
    },
    "palette": {
      "name": "Meadow",
      "background": "#fff8f0",
      "surface": "#ffffff",
      "text": "#2c2833",
      "accent": "#2f7d57",
      "vivid": "#b9f34b",
      "hero": "#cdebd6",
      "heroText": "#1e3b2f",
      "bar": "#ffffff",
      "tints": [
        "#ffe19a",
        "#ffcbdb",
        "#c9e2ff",
        "#d9efc3",
        "#ffdcb6"
      ],
      "art": {
        "sky": "#cdebd6",
        "sun": "#ffc24b",
        "far": "#8fc7a4",
        "mid": "#2f7d57",
        "near": "#1e3b2f",
        "light": "#fff3df",
        "pop": "#f2a578",
        "deep": "#1e3b2f"
      }
    }
  },
  "look": {
    "style": "pastel",
    "mode": "light",
    "radius": 24,
    "surface": "solid",
    "density": "regular",
    "type": {
      "display": "bricolage",
      "text": "instrument",
      "weight": 690,
      "tracking": -0.035
    },
    "palette": {
      "name": "Meadow",
      "background": "#fff8f0",
      "surface": "#ffffff",
      "text": "#2c2833",
      "accent": "#2f7d57",
      "vivid": "#b9f34b",
      "hero": "#cdebd6",
      "heroText": "#1e3b2f",
      "bar": "#ffffff",
      "tints": [
        "#ffe19a",
        "#ffcbdb",
        "#c9e2ff",
        "#d9efc3",
        "#ffdcb6"
      ],
      "art": {
        "sky": "#cdebd6",
        "sun": "#ffc24b",
        "far": "#8fc7a4",
        "mid": "#2f7d57",
        "near": "#1e3b2f",
        "light": "#fff3df",
        "pop": "#f2a578",
        "deep": "#1e3b2f"
      }
    }
  },
  "tabLook": "bar",
  "layout": "original",
  "start": "home",
  "tabs": [
    {
      "label": "Today",
      "icon": "sprout",
      "to": "home"
    },
    {
      "label": "Plan",
      "icon": "calendar-days",
      "to": "plan"
    },
    {
      "label": "Insights",
      "icon": "chart-no-axes-column",
      "to": "insights"
    },
    {
      "label": "You",
      "icon": "user-round",
      "to": "you"
    }
  ],
  "screens": [
    {
      "id": "home",
      "name": "Today",
      "top": "background",
      "ground": "background",
      "tabBar": true,
      "components": [
        {
          "type": "header",
          "id": "part-hello",
          "eyebrow": "Tuesday 19 May",
          "title": "Morning, Ada",
          "size": 28,
          "avatar": {
            "initials": "AL",
            "label": "Ada Lind",
            "action": {
              "do": "go",
              "to": "you"
            }
          }
        },
        {
          "type": "week",
          "id": "part-week",
          "days": [
            {
              "letter": "F",
              "name": "Friday",
              "number": 15,
              "progress": 0.8
            },
            {
              "letter": "S",
              "name": "Saturday",
              "number": 16,
              "progress": 1
            },
            {
              "letter": "S",
              "name": "Sunday",
              "number": 17,
              "progress": 1
            },
            {
              "letter": "M",
              "name": "Monday",
              "number": 18,
              "progress": 1
            },
            {
              "letter": "T",
              "name": "Tuesday",
              "number": 19,
              "progress": 1,
              "today": true
            },
            {
              "letter": "W",
              "name": "Wednesday",
              "number": 20,
              "progress": 0
            },
            {
              "letter": "T",
              "name": "Thursday",
              "number": 21,
              "progress": 0
            }
          ]
        },
        {
          "type": "progress-card",
          "id": "part-done",
          "list": "main-list",
          "of": "of",
          "caption": "small wins today.",
          "picture": "plant"
        },
        {
          "type": "section",
          "id": "part-section",
          "title": "Today",
          "link": {
            "label": "Add habit",
            "action": {
              "do": "go",
              "to": "new"
            }
          }
        },
        {
          "type": "checklist",
          "id": "main-list",
          "arrangement": "cards",
          "tasks": [
            {
              "title": "Drink water",
              "note": "6 of 8 glasses",
              "done": false,
              "progress": 0.75,
              "tint": 0,
              "lead": {
                "as": "icon",
                "icon": "droplets"
              }
            },
            {
              "title": "Read ten pages",
              "note": "12 day streak",
              "done": true,
              "tint": 1,
              "lead": {
                "as": "icon",
                "icon": "book-open"
              }
            },
            {
              "title": "Walk outside",
              "note": "20 of 20 min",
              "done": true,
              "tint": 2,
              "lead": {
                "as": "icon",
                "icon": "footprints"
              }
            },
            {
              "title": "Stretch",
              "note": "4 day streak",
              "done": true,
              "tint": 3,
              "lead": {
                "as": "icon",
                "icon": "person-standing"
              }
            },
            {
              "title": "Phone away by ten",
              "note": "5 day streak",
              "done": false,
              "tint": 4,
              "lead": {
                "as": "icon",
                "icon": "moon"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "browse",
      "name": "Habits",
      "top": "background",
      "ground": "background",
      "tabBar": false,
      "components": [
        {
          "type": "top-bar",
          "id": "part-bar-2",
          "lead": {
            "icon": "chevron-left",
            "label": "Back",
            "action": {
              "do": "back"
            }
          },
          "label": "Habits",
          "actions": []
        },
        {
          "type": "list",
          "id": "all-list",
          "arrangement": "list",
          "rows": [
            {
              "title": "Drink water",
              "note": "6 of 8 glasses",
              "value": "12 days",
              "group": "Body",
              "tint": 0,
              "lead": {
                "as": "icon",
                "icon": "footprints"
              }
            },
            {
              "title": "Read ten pages",
              "note": "On the sofa",
              "value": "9 days",
              "group": "Mind",
              "tint": 1,
              "lead": {
                "as": "icon",
                "icon": "book-open"
              }
            },
            {
              "title": "Walk outside",
              "note": "Before lunch",
              "value": "21 days",
              "group": "Body",
              "tint": 2,
              "lead": {
                "as": "icon",
                "icon": "footprints"
              }
            },
            {
              "title": "Stretch",
              "note": "Two songs long",
              "value": "4 days",
              "group": "Body",
              "tint": 3,
              "lead": {
                "as": "icon",
                "icon": "footprints"
              }
            },
            {
              "title": "Phone away by ten",
              "note": "In the hallway",
              "value": "3 days",
              "group": "Rest",
              "tint": 4,
              "lead": {
                "as": "icon",
                "icon": "moon"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "plan",
      "name": "Plan",
      "top": "background",
      "ground": "background",
      "tabBar": true,
      "components": [
        {
          "type": "header",
          "id": "part-title-2",
          "title": "Plan",
          "size": 34
        },
        {
          "type": "calendar",
          "id": "part-month",
          "year": 2026,
          "month": 5,
          "selected": 19,
          "today": 19,
          "marked": [
            21,
            24,
            26,
            1,
            4,
            7,
            13,
            16,
            19
          ],
          "quiet": "Nothing planned yet.",
          "agenda": [
            {
              "title": "Drink water",
              "value": "8:30",
              "tint": 1,
              "lead": {
                "as": "icon",
                "icon": "droplets"
              }
            },
            {
              "title": "Read ten pages",
              "value": "12:15",
              "tint": 2,
              "lead": {
                "as": "icon",
                "icon": "book-open"
              }
            },
            {
              "title": "Walk outside",
              "value": "17:00",
              "tint": 3,
              "lead": {
                "as": "icon",
                "icon": "footprints"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "insights",
      "name": "Insights",
      "top": "background",
      "ground": "background",
      "tabBar": true,
      "components": [
        {
          "type": "header",
          "id": "part-title-3",
          "title": "Insights",
          "size": 34
        },
        {
          "type": "bar-chart",
          "id": "part-bars",
          "value": "21",
          "caption": "days in a row",
          "strongest": 2,
          "tint": 1,
          "bars": [
            {
              "label": "Monday",
              "share": 0.56
            },
            {
              "label": "Tuesday",
              "share": 0.43
            },
            {
              "label": "Wednesday",
              "share": 0.92
            },
            {
              "label": "Thursday",
              "share": 0.79
            },
            {
              "label": "Friday",
              "share": 0.66
            },
            {
              "label": "Saturday",
              "share": 0.52
            },
            {
              "label": "Sunday",
              "share": 0.39
            }
          ]
        },
        {
          "type": "tiles",
          "id": "part-tiles",
          "tiles": [
            {
              "value": "5",
              "label": "habits",
              "tint": 0
            },
            {
              "value": "21",
              "label": "days in a row",
              "tint": 2
            }
          ]
        },
        {
          "type": "heat-map",
          "id": "part-weeks",
          "title": "Last five weeks",
          "label": "Habits on each day of five weeks",
          "weeks": [
            [
              3,
              2,
              0,
              2,
              1,
              1,
              0
            ],
            [
              3,
              1,
              3,
              2,
              2,
              1,
              1
            ],
            [
              2,
              0,
              3,
              3,
              2,
              2,
              0
            ],
            [
              1,
              0,
              0,
              3,
              3,
              1,
              3
            ],
            [
              1,
              1,
              0,
              0,
              2,
              0,
              1
            ]
          ]
        }
      ]
    },
    {
      "id": "you",
      "name": "You",
      "top": "background",
      "ground": "background",
      "tabBar": true,
      "components": [
        {
          "type": "header",
          "id": "part-title-4",
          "title": "You",
          "size": 34
        },
        {
          "type": "profile",
          "id": "part-profile",
          "initials": "AL",
          "name": "Ada Lind",
          "note": "5 habits, since March",
          "tint": 1
        },
        {
          "type": "toggles",
          "id": "part-settings",
          "label": "Settings",
          "options": [
            {
              "title": "Larger text",
              "on": false
            },
            {
              "title": "Quiet after ten",
              "note": "22:00 – 7:00",
              "on": true
            },
            {
              "title": "Weekly summary",
              "note": "Sunday, 10:00",
              "on": true
            }
          ]
        },
        {
          "type": "reminders",
          "id": "part-reminders",
          "label": "Reminders",
          "rows": [
            {
              "title": "Drink water",
              "note": "Every day, 8:00",
              "on": true
            },
            {
              "title": "Read ten pages",
              "note": "Weekdays, 18:30",
              "on": true
            },
            {
              "title": "Walk outside",
              "note": "Sunday, 10:00",
              "on": false
            }
          ]
        },
        {
          "type": "list",
          "id": "part-doors",
          "arrangement": "list",
          "rows": [
            {
              "title": "Habits",
              "lead": {
                "as": "icon",
                "icon": "stretch-horizontal"
              },
              "tint": 0,
              "action": {
                "do": "go",
                "to": "browse"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "new",
      "name": "Add habit",
      "top": "background",
      "ground": "background",
      "tabBar": false,
      "components": [
        {
          "type": "top-bar",
          "id": "part-bar",
          "lead": {
            "icon": "chevron-left",
            "label": "Back",
            "action": {
              "do": "back"
            }
          },
          "label": "Add habit",
          "actions": []
        },
        {
          "type": "field",
          "id": "new-name",
          "label": "Name",
          "value": "",
          "placeholder": "Drink water"
        },
        {
          "type": "choice",
          "id": "part-kind",
          "label": "Kind",
          "options": [
            "Body",
            "Mind",
            "Rest"
          ],
          "selected": 0
        },
        {
          "type": "color-picker",
          "id": "part-color",
          "label": "Pick a color",
          "names": [
            "First",
            "Second",
            "Third",
            "Fourth",
            "Fifth"
          ],
          "selected": 3
        },
        {
          "type": "stepper",
          "id": "part-amount",
          "label": "Goal",
          "value": 20,
          "min": 0,
          "max": 500,
          "unit": "×"
        },
        {
          "type": "day-picker",
          "id": "part-days",
          "label": "When",
          "days": [
            {
              "letter": "M",
              "name": "Monday",
              "on": false
            },
            {
              "letter": "T",
              "name": "Tuesday",
              "on": true
            },
            {
              "letter": "W",
              "name": "Wednesday",
              "on": false
            },
            {
              "letter": "T",
              "name": "Thursday",
              "on": false
            },
            {
              "letter": "F",
              "name": "Friday",
              "on": true
            },
            {
              "letter": "S",
              "name": "Saturday",
              "on": false
            },
            {
              "letter": "S",
              "name": "Sunday",
              "on": false
            }
          ]
        },
        {
          "type": "field",
          "id": "part-note",
          "label": "Note",
          "value": "",
          "placeholder": "On the sofa",
          "multiline": true
        },
        {
          "type": "toggle",
          "id": "part-remind",
          "title": "Reminders",
          "label": "The evening before, 19:00",
          "on": true,
          "ground": "hero"
        },
        {
          "type": "button",
          "id": "part-add",
          "label": "Add habit",
          "icon": "plus",
          "action": {
            "do": "add",
            "field": "new-name",
            "list": "main-list",
            "to": "home"
          }
        }
      ]
    }
  ]
};
