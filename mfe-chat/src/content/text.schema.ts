import { z } from 'zod';
import { withMoney } from './money';

const longest = 400;

/**
 * @param least, most characters as drawn: an amount counts without its slot
 * @param slots allowed slots besides `{money 12.50}`
 */
export const text = (least: number, most: number, slots: readonly string[] = []) =>
  z
    .string()
    .max(longest)
    .check(({ value, issues }) => {
      const fault = (message: string) => issues.push({ code: 'custom', message, input: value });
      const drawn = slots.reduce(
        (line, slot) => line.replaceAll(`{${slot}}`, ''),
        withMoney(value, '¤'),
      );
      const count = Array.from(drawn).length;
      if (value !== value.trim()) fault('Begins or ends with a space.');
      if (count < least) fault(`Has ${count} characters; ${least} at least.`);
      if (count > most) fault(`Has ${count} characters; ${most} at most.`);
      if (/[{}]/.test(drawn))
        fault('Has a slot that is not known here; amounts are {money 12.50}.');
      if (/[£$€]\d/.test(drawn)) fault('Names a currency; write {money 12.50} instead of £12.50.');
    });
