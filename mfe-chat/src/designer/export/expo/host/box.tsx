import { View } from 'react-native';
import type { BoxProps } from '../../../render/primitives/host';
import { nativeStyle } from './native-style';
import { spoken } from './spoken';
import { useUnit } from './unit';

/** A view: a column whose parts keep their size, as React Native lays it out. */
export function Box({ style, children, ...rest }: BoxProps) {
  return (
    <View style={nativeStyle(style, useUnit())} {...spoken(rest)}>
      {children}
    </View>
  );
}
