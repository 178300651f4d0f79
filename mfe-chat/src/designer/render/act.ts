import { sayIn } from '../model/controls';
import type { Action } from '../model/parts';
import { findComponent, type Phone } from './phone';
import { addedRows, cartItem, fieldText, openedRecord, pressedState } from './shared-state';
import type { StateKey } from './component-state';

interface Ways {
  go: (to: string) => void;
  back: () => void;
  say: (text: string) => void;
}

/** @param source key under which a toggle stores its state */
export function perform(phone: Phone, action: Action, source: StateKey, ways: Ways): void {
  switch (action.do) {
    case 'go':
      if (action.pick !== undefined) {
        const [, open] = openedRecord(phone, action.to);
        open({ record: action.pick });
      }
      return ways.go(action.to);
    case 'back':
      return ways.back();
    case 'toggle': {
      const [{ isOn }, press] = pressedState(phone, source);
      press({ isOn: !isOn });
      return ways.say(isOn ? (action.off ?? '') : action.says);
    }
    case 'put': {
      const item = action.item ?? openedRecord(phone, phone.screen.id)[0].record;
      const cart = findComponent(phone, action.cart, 'cart');
      const [{ count }, change] = cartItem(phone, action.cart, item, cart?.items[item]?.count ?? 0);
      change({ count: count + 1 });
      return ways.say(action.says);
    }
    case 'add': {
      const field = findComponent(phone, action.field, 'field');
      const [{ text }, change] = fieldText(phone, action.field, field?.value ?? '');
      const typed = text.trim();
      if (typed === '') return ways.say(sayIn(phone.design, 'Write something first'));
      const [{ added }, add] = addedRows(phone, action.list);
      add({ added: [...added, typed.replaceAll('\n', ' ')] });
      change({ text: '' });
      if (action.to) ways.go(action.to);
    }
  }
}
