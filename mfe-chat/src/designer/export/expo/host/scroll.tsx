import { ScrollView } from 'react-native';
import type { ScrollProps } from '../../../render/primitives/host';
import { Box } from './box';
import { nativeStyle } from './native-style';
import { useUnit } from './unit';

export function Scroll({ phone: _phone, axis, style, children, ...rest }: ScrollProps) {
  const unit = useUnit();
  if (!axis)
    return (
      <Box style={{ ...style, overflow: 'hidden' }} {...rest}>
        {children}
      </Box>
    );
  return (
    <ScrollView
      horizontal={axis === 'x'}
      keyboardShouldPersistTaps="handled"
      showsHorizontalScrollIndicator={false}
      showsVerticalScrollIndicator={false}
      style={[axis === 'x' && { flexGrow: 0 }, nativeStyle(style, unit)]}
    >
      {children}
    </ScrollView>
  );
}
