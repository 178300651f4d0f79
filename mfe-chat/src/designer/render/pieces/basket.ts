import { findComponent, type Phone } from '../phone';

/** `£12.50`, or `12.50 kr` for a unit that follows. */
export const priced = (unit: string, amount: number): string => {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return unit.length > 1 ? `${digits} ${unit}` : `${unit}${digits}`;
};

export function basketOf(phone: Phone, id?: string) {
  const cart = id
    ? findComponent(phone, id, 'cart')
    : phone.design.screens
        .flatMap(({ components }) => components)
        .find((each) => each.type === 'cart');
  const items = cart?.type === 'cart' ? cart.items : [];
  const counts = items.map(({ count }, index) => phone.value(`${cart?.id}/${index}`, count));
  const total = items.reduce((sum, { price }, index) => sum + price * (counts[index] ?? 0), 0);
  return { counts, total, unit: cart?.type === 'cart' ? cart.unit : '' };
}
