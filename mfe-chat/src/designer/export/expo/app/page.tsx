import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, View } from 'react-native';
import type { Phone } from '../../../render/phone';
import { useUnit, WIDTH } from '../host/unit';

/** Sets the reading direction, and centres the app in a wide window. */
export function Page({ phone, children }: { phone: Phone; children: ReactNode }) {
  const { direction } = phone.design;
  const ground = { backgroundColor: phone.paint.ground('background') };
  // Browsers read the direction from an attribute, phones from the style.
  const reads = Platform.OS === 'web' ? { dir: direction } : {};
  return (
    <View style={[{ flex: 1, alignItems: 'center', direction }, ground]} {...reads}>
      <KeyboardAvoidingView
        behavior={Platform.OS === 'ios' ? 'padding' : undefined}
        style={{ flex: 1, width: WIDTH * useUnit() }}
      >
        {children}
      </KeyboardAvoidingView>
    </View>
  );
}
