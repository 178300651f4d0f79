import * as z from 'zod/mini';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { migrate } from '../model/versions/migrate';
import { VERSION } from '../model/versions/version';
import { carriedText, type Carried, type CarriedPicture } from './carried-text';

export type Read = { design: AppDesign; pictures?: readonly CarriedPicture[] } | { fault: string };

const newer = (version: number) =>
  `It is of version ${version}, from a newer release; this page reads designs up to version ${VERSION}. Reload the page and open it again.`;

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
  // Keeps the original value: parsing reorders keys, which would count as an edit.
  if (result.success)
    return { design: migrated.value as AppDesign, ...(pictures ? { pictures } : {}) };
  return { fault: faultOf(result.error.issues) };
}

/** Returns path and message of the first issue. */
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
  // The schema's message names only the path; custom checks explain more.
  return issue.code === 'custom' ? issue.message : 'not what a design has there';
}
