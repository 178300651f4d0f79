import { useEffect } from 'react';
import { BackHandler } from 'react-native';
import type { Phone } from '../../../render/phone';

/** Android's back button opens the previous screen and leaves the app from the first one. */
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
