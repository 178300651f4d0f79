/**
 * The start of a clock: a component whose state has both fields. While `running` is true the phone counts `elapsed` up, in
 * seconds.
 */
export const stoppedClock = { running: false, elapsed: 0 };
