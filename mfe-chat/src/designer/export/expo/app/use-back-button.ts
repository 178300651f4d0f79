import { useEffect } from 'react';
import { BackHandler } from 'react-native';
import type { Phone } from '../../../render/phone';

/** Android's way back leads to the screen before, and out of the app from the one it opens with. */
export function useBackButton(phone: Phone): void {
  useEffect(() => {
    const pressed = BackHandler.addEventListener('hardwareBackPress', () => {
      if (phone.screen.id === phone.design.start) return false;
      phone.act({ do: 'back' }, '');
      return true;
    });
    return () => pressed.remove();
  }, [phone]);
}
