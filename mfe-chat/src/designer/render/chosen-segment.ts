import { findComponent, type Phone } from './phone';

export const chosenSegment = (phone: Phone, segments: string) =>
  phone.state(segments, { selected: findComponent(phone, segments, 'segments')?.selected ?? 0 });
