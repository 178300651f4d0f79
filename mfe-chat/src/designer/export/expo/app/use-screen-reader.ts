import { useEffect, useRef } from 'react';
import { AccessibilityInfo } from 'react-native';
import type { Phone } from '../../../render/phone';

export function useScreenReader({ screen }: Phone, said: string): void {
  const shown = useRef(screen.id);
  useEffect(() => {
    if (shown.current !== screen.id) AccessibilityInfo.announceForAccessibility(screen.name);
    shown.current = screen.id;
  }, [screen]);
  useEffect(() => {
    if (said) AccessibilityInfo.announceForAccessibility(said);
  }, [said]);
}
