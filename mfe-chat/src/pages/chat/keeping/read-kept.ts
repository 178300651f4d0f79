import type { Apply } from '../../../designer/edit/edit-log';
import type { KeptChat } from './database';
import { type Reading, readSession } from './read-session';
import { textOf } from './session';
import { nameSteps } from './step-ids';

export function readKept(record: KeptChat, apply: Apply): Reading {
  const reading = readSession(textOf(record), apply);
  if (reading.session)
    nameSteps(reading.session.log.steps, Array.isArray(record.steps) ? record.steps : []);
  return reading;
}
