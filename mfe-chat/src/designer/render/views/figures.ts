import { AreaChart } from '../components/area-chart';
import { Gauges } from '../components/gauges';
import { Goal } from '../components/goal';
import { Leaderboard } from '../components/leaderboard';
import { Metric } from '../components/metric';
import { Streak } from '../components/streak';
import { VisitCard } from '../components/visit-card';
import type { Views } from '../phone';

export const figures = {
  'area-chart': AreaChart,
  gauges: Gauges,
  metric: Metric,
  'visit-card': VisitCard,
  goal: Goal,
  streak: Streak,
  leaderboard: Leaderboard,
} satisfies Views;
