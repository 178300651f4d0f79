import * as z from 'zod/mini';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { migrate } from '../model/versions/migrate';
import { VERSION } from '../model/versions/version';
import { carriedText, type Carried, type CarriedPicture } from './carried-text';

export type Read = { design: AppDesign; pictures?: readonly CarriedPicture[] } | { fault: string };

const newer = (version: number) =>
  `It is of version ${version}, from a newer release; this page reads designs up to version ${VERSION}. Reload the page and open it again.`;

/** A design from a file that was made here, or what is wrong with the file, in words. */
export async function readDesign(file: Blob): Promise<Read> {
  const carried: Carried = await carriedText(file);
  if ('fault' in carried) return carried;
  const { text, pictures } = carried;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: text.trim() === '' ? 'It is empty.' : 'It is not JSON.' };
  }
  const migrated = migrate(value);
  if ('newer' in migrated) return { fault: newer(migrated.newer) };
  const result = z.safeParse(appDesignSchema, migrated.value);
  // The value itself goes on: parsing would put its keys in another order, and opening it unchanged would be an edit.
  if (result.success)
    return { design: migrated.value as AppDesign, ...(pictures ? { pictures } : {}) };
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
