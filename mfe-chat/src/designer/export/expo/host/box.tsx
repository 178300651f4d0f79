import { View } from 'react-native';
import type { BoxProps } from '../../../render/primitives/host';
import { nativeStyle } from './native-style';
import { spoken } from './spoken';
import { useUnit } from './unit';

export function Box({ style, children, ...rest }: BoxProps) {
  return (
    <View style={nativeStyle(style, useUnit())} {...spoken(rest)}>
      {children}
    </View>
  );
}
