import { amountIn } from '../../model/amounts';
import { findComponent, type Phone } from '../phone';
import { cartItem } from '../shared-state';

/** Examples: `£12.50`, `12.50 kr`. */
export const priced = ({ design }: Phone, unit: string, amount: number): string =>
  amountIn(design.language, unit, amount);

/** Items and total of a cart, by default the app's first one. */
export function basketOf(phone: Phone, id?: string) {
  const cart = id
    ? findComponent(phone, id, 'cart')
    : phone.design.screens
        .flatMap(({ components }) => components)
        .find((each) => each.type === 'cart');
  const items = cart?.type === 'cart' ? cart.items : [];
  const counts = items.map(
    ({ count }, index) => cartItem(phone, cart?.id ?? '', index, count)[0].count,
  );
  const total = items.reduce((sum, { price }, index) => sum + price * (counts[index] ?? 0), 0);
  return { counts, total, unit: cart?.type === 'cart' ? cart.unit : '' };
}
