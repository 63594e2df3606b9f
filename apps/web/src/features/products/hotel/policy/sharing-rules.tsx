import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { sharedLimit } from '@sojourn/domain/products/hotel/policy/limit'
import { Select } from '../../../../kit/forms/input'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { without } from '../../../booking/policy-edit/section-change'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { percent, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { HotelEditor } from './price-rule'
import { formulas, isPercent, withFloatType, withFormula } from './sharing'
import own from './hotel-policy.module.css'

type Float = NonNullable<HotelSection['muchFloatation']>

/** Handbook 7.3: the standards of the example there. */
const example = { a: 500_00, b: 400_00 }

/** What two who share a room may spend, with an example that is computed as bookings compute it. */
export function SharingRule({ editor }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').sharing
  const { section, onChange, remarks } = editor
  const { multiplayer } = section
  const start = { formula: 2, param: 120 } as const
  return (
    <Rule
      title={text.title}
      on={multiplayer !== undefined}
      onSwitch={(on) => onChange(on ? { ...section, multiplayer: start } : without(section, ['multiplayer'], []))}
      remarks={remarksOf(remarks, 'multiplayer')}
    >
      {multiplayer && (
        <>
          <Sentence
            words={text.sentence}
            values={{
              formula: (
                <span className={own['formula']}>
                  <Select
                    aria-label={text.formula}
                    value={multiplayer.formula}
                    onChange={({ target }) =>
                      onChange({ ...section, multiplayer: withFormula(multiplayer, Number(target.value)) })
                    }
                  >
                    {formulas.map((each) => (
                      <option key={each} value={each}>
                        {text.formulas[each]}
                      </option>
                    ))}
                  </Select>
                </span>
              ),
              param: <Param editor={editor} sharing={multiplayer} />,
            }}
          />
          <p className={styles['why']} role="status">
            {text.example({
              a: formatPrice(example.a),
              b: formatPrice(example.b),
              together: formatPrice(sharedLimit(multiplayer, example.a, example.b)),
            })}
          </p>
        </>
      )}
    </Rule>
  )
}

type Sharing = NonNullable<HotelSection['multiplayer']>

/** Percent of a standard, or yuan above one. */
function Param({ editor: { section, onChange }, sharing }: { editor: HotelEditor; sharing: Sharing }) {
  const text = useText('products/policy/hotel').sharing
  const ofPercent = isPercent(sharing.formula)
  const field = (
    <ValueField
      key={String(ofPercent)}
      label={ofPercent ? text.percent : text.amount}
      unit={ofPercent ? percent : yuan}
      value={sharing.param}
      onChange={(param) => onChange({ ...section, multiplayer: { ...sharing, param } })}
    />
  )
  return (
    <span className={styles['slot']}>
      {!ofPercent && '¥'}
      {field}
      {ofPercent && '%'}
    </span>
  )
}

/** What may be spent above the standard, alone or together. */
export function FloatRule({ editor, of }: { editor: HotelEditor; of: 'single' | 'much' }) {
  const text = useText('products/policy/hotel').float
  const { section, onChange } = editor
  const field = of === 'single' ? 'singleFloatation' : 'muchFloatation'
  const float = section[field]
  const set = (next: Float) => onChange({ ...section, [field]: next })
  return (
    <Rule
      title={text[of].title}
      on={float !== undefined && float.value > 0}
      onSwitch={(on) => (on ? set({ type: 'percent', value: 10 }) : onChange(without(section, [field], [])))}
      remarks={[]}
    >
      {float && (
        <Sentence
          words={text[of].sentence}
          values={{
            value: (
              <ValueField
                key={float.type}
                label={text.value}
                unit={float.type === 'percent' ? percent : yuan}
                value={float.value}
                onChange={(value) => set({ ...float, value })}
              />
            ),
            type: (
              <span className={own['unit']}>
                <Select
                  aria-label={text.type}
                  value={float.type}
                  onChange={({ target }) => set(withFloatType(float, target.value === 'amount' ? 'amount' : 'percent'))}
                >
                  <option value="percent">{text.types.percent}</option>
                  <option value="amount">{text.types.amount}</option>
                </Select>
              </span>
            ),
          }}
        />
      )}
    </Rule>
  )
}
