import type { IntlRule } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { Icon } from '../../../../kit/marks/icon'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './rules-table.module.css'

const icons = { allowed: 'checkCircle', forbidden: 'closeCircle', unknown: 'help' } as const

/** The rules of a ticket: what may be done with which part of it, window by window, and what that costs. */
export function RulesTable({ rules, caption }: { rules: readonly IntlRule[]; caption: string }) {
  const { rules: text } = useText('products/intl-flight/search/itinerary')
  const windows = [...new Set(rules.filter(({ always }) => !always).map(({ when }) => when))]
  const rows = [...new Set(rules.map(rowOf))].map((row) => rules.filter((rule) => rowOf(rule) === row))
  return (
    <div className={styles['scroll']}>
      <table className={styles['rules']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            {windows.length === 0 ? <th scope="col">{text.anyTime}</th> : null}
            {windows.map((when) => (
              <th key={when} scope="col">
                {when}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((own) => (
            <tr key={rowOf(own[0]!)}>
              <th scope="row">
                {own[0]!.subject}
                <span className={styles['scope']}>{own[0]!.scope}</span>
              </th>
              <Cells own={own} windows={windows} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowOf = ({ subject, scope }: IntlRule): string => `${subject} ${scope}`

/** What holds at any time is said once across the windows, where nothing else is; beside other rules, in each of them. */
function Cells({ own, windows }: { own: readonly IntlRule[]; windows: readonly string[] }) {
  if (own.every((rule) => rule.always))
    return (
      <td colSpan={Math.max(1, windows.length)}>
        <Answers rules={own} />
      </td>
    )
  return windows.map((when) => (
    <td key={when}>
      <Answers rules={own.filter((rule) => rule.always || rule.when === when)} />
    </td>
  ))
}

const Answers = ({ rules }: { rules: readonly IntlRule[] }) =>
  rules.map((rule) => <Answer key={JSON.stringify(rule)} rule={rule} />)

function Answer({ rule: { permission, answer, yuan } }: { rule: IntlRule }) {
  const { rules: text } = useText('products/intl-flight/search/itinerary')
  return (
    <span className={styles[permission]}>
      <Icon name={icons[permission]} size={14} />
      <span>
        {answer}
        {yuan !== undefined && <span className={styles['yuan']}> {text.yuan({ amount: formatPrice(yuan) })}</span>}
      </span>
    </span>
  )
}
