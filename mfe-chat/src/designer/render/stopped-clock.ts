/** Initial state of a clock. While `running` is true, the phone increments `elapsed` every second. */
export const stoppedClock = { running: false, elapsed: 0 };
