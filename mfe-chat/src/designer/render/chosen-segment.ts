import { findComponent, type Phone } from './phone';

/** The segment that is chosen, by its index; other components show what belongs to it. */
export const chosenSegment = (phone: Phone, segments: string) =>
  phone.state(segments, { selected: findComponent(phone, segments, 'segments')?.selected ?? 0 });
