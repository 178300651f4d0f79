import { withSubjects } from './subjects';
import { outingSubjects } from './subjects/outings';

/** Subjects only: travel has no usual one beside the journeys of `trips`. */
export const outings = withSubjects({ outing: '' }, outingSubjects);
