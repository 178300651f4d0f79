import { sayIn } from '../model/controls';
import type { Action } from '../model/parts';
import { addedTo, findComponent, type Phone } from './phone';

/** What a phone can do besides remembering values. */
interface Ways {
  go: (to: string) => void;
  back: () => void;
  say: (text: string) => void;
}

/** Carries an action out. `source` is the id under which a toggle keeps its state. */
export function perform(phone: Phone, action: Action, source: string, ways: Ways): void {
  switch (action.do) {
    case 'go':
      if (action.pick !== undefined) phone.set(`${action.to}/at`, action.pick);
      return ways.go(action.to);
    case 'back':
      return ways.back();
    case 'toggle': {
      const isOn = !phone.value(source, false);
      phone.set(source, isOn);
      return ways.say(isOn ? action.says : (action.off ?? ''));
    }
    case 'put': {
      const at = action.item ?? phone.value(`${phone.screen.id}/at`, 0);
      const key = `${action.cart}/${at}`;
      const cart = findComponent(phone, action.cart, 'cart');
      phone.set(key, phone.value(key, cart?.items[at]?.count ?? 0) + 1);
      return ways.say(action.says);
    }
    case 'add': {
      const field = findComponent(phone, action.field, 'field');
      const typed = phone.value(action.field, field?.value ?? '').trim();
      if (typed === '') return ways.say(sayIn(phone.design, 'Write something first'));
      const list = [...addedTo(phone, action.list), typed.replaceAll('\n', ' ')];
      phone.set(`${action.list}/added`, list.join('\n'));
      phone.set(action.field, '');
      if (action.to) ways.go(action.to);
    }
  }
}
