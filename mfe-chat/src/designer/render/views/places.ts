import { Itinerary } from '../components/itinerary';
import { PlaceMap } from '../components/place-map';
import { RunMap } from '../components/run-map';
import { Segments } from '../components/segments';
import { Weather } from '../components/weather';
import type { Views } from '../phone';

export const places = {
  'place-map': PlaceMap,
  'run-map': RunMap,
  weather: Weather,
  itinerary: Itinerary,
  segments: Segments,
} satisfies Views;
