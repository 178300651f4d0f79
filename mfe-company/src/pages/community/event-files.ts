import type { EventFile } from './community.content';
import buildSaturday from './files/build-saturday-berlin.ics';
import paperEvening from './files/paper-evening-dublin.ics';
import screenClub from './files/screen-club.ics';
import seedlingDay from './files/seedling-day-lisbon.ics';

/** Address of each calendar file. */
export const eventFiles: Record<EventFile, string> = {
  'build-saturday-berlin.ics': buildSaturday,
  'paper-evening-dublin.ics': paperEvening,
  'screen-club.ics': screenClub,
  'seedling-day-lisbon.ics': seedlingDay,
};
