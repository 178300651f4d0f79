import * as z from 'zod/mini';
import { appDesignSchema, type AppDesign } from '../model/app-design';

/** No design comes near it; a film chosen by mistake does not get read. */
const MOST_BYTES = 2_000_000;

export type Read = { design: AppDesign } | { fault: string };

/** A design from a file, or what is wrong with the file, in words. */
export async function readDesign(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES)
    return { fault: `It has ${Math.ceil(file.size / 1_000_000)} MB; a design has less than 2.` };
  const text = await file.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: text.trim() === '' ? 'It is empty.' : 'It is not JSON.' };
  }
  const result = z.safeParse(appDesignSchema, value);
  if (result.success) return { design: result.data };
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join(' › ');
  // The schema knows where; only our own checks of references know more.
  const about = issue?.code === 'custom' ? issue.message : 'not what a design has there';
  return { fault: place ? `${place}: ${about}.` : `${about}.` };
}
