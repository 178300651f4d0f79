/** The version of an AppDesign, and of the operations that change it. Each earlier one has a step of its own beside this file. */
export const VERSION = 2;
