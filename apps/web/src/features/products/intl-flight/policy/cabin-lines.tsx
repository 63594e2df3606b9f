import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import { DurationLines } from '../../../booking/policy-edit/duration-lines'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { airHours } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import { nextLine } from './next-line'

const cabins = ['Y', 'W', 'C', 'F'] as const satisfies readonly Cabin[]

type Lines = NonNullable<IntlFlightSection['byDuration']>

interface CabinLinesProps {
  lines: Lines
  onChange: (lines: Lines) => void
}

/** The longer in the air, the better the cabin: one line for each step. */
export function CabinLines({ lines, onChange }: CabinLinesProps) {
  const text = useText('products/policy/intl-flight').cabin
  return (
    <DurationLines lines={lines} next={nextLine} text={text} onChange={onChange}>
      {(line, number, change) => <CabinLine line={line} number={number} onChange={change} />}
    </DurationLines>
  )
}

interface CabinLineProps {
  line: Lines[number]
  number: number
  onChange: (line: Lines[number]) => void
}

function CabinLine({ line, number, onChange }: CabinLineProps) {
  const text = useText('products/policy/intl-flight').cabin
  const { cabins: names } = useText('booking/policy/words')
  const from = (
    <ValueField
      label={text.hours({ line: number })}
      unit={airHours}
      value={line.from}
      onChange={(next) => onChange({ ...line, from: next })}
    />
  )
  const chosen = (
    <Chips
      label={text.label({ line: number })}
      values={cabins}
      names={names}
      chosen={line.cabins}
      onChange={(next) => onChange({ ...line, cabins: next })}
    />
  )
  return <Sentence words={text.from} values={{ hours: from, cabins: chosen }} />
}
