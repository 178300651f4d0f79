import * as z from 'zod/mini';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { migrate } from '../model/versions/migrate';
import { VERSION } from '../model/versions/version';

/** No design comes near it; a film chosen by mistake does not get read. */
const MOST_BYTES = 2_000_000;

export type Read = { design: AppDesign } | { fault: string };

const newer = (version: number) =>
  `It is of version ${version}, from a newer release; this page reads designs up to version ${VERSION}. Reload the page and open it again.`;

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
  const migrated = migrate(value);
  if ('newer' in migrated) return { fault: newer(migrated.newer) };
  const result = z.safeParse(appDesignSchema, migrated.value);
  if (result.success) return { design: result.data };
  return { fault: faultOf(result.error.issues) };
}

/** The first fault that a schema found: where, and what is wrong there. */
export function faultOf([issue]: readonly z.core.$ZodIssue[]): string {
  const place = issue?.path.map(String).join(' › ');
  const about = issue ? aboutOf(issue) : 'not what is expected';
  return place ? `${place}: ${about}.` : `${about}.`;
}

function aboutOf(issue: z.core.$ZodIssue): string {
  const of = { string: ' characters', array: ' entries' };
  if (issue.code === 'too_big')
    return `more than ${issue.maximum}${of[issue.origin as keyof typeof of] ?? ''}`;
  if (issue.code === 'too_small')
    return issue.origin in of ? 'too short' : `less than ${issue.minimum}`;
  // The schema knows where; only our own checks of references know more.
  return issue.code === 'custom' ? issue.message : 'not what a design has there';
}
