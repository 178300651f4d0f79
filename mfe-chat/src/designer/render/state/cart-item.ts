import type { Phone } from '../phone';

/** How many of an item are in a cart; `initial` is how many there are in the design. */
export const cartItem = ({ state }: Phone, cart: string, item: number, initial: number) =>
  state([cart, item], { count: initial });
