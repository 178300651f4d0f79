import { Approvals } from '../components/approvals';
import { Booking } from '../components/booking';
import { Kanban } from '../components/kanban';
import { Rating } from '../components/rating';
import { Schedule } from '../components/schedule';
import { TeamWeek } from '../components/team-week';
import type { Views } from '../phone';

export const planning = {
  kanban: Kanban,
  schedule: Schedule,
  booking: Booking,
  rating: Rating,
  'team-week': TeamWeek,
  approvals: Approvals,
} satisfies Views;
