import type { FareRule } from '@sojourn/contract/products/flight/flight.shapes'
import { Popover } from '../../../kit/overlays/popover'
import { useText } from '../../../kit/text/text'
import styles from './fare-rule-popover.module.css'
import { carryOnLabel, tierCost, tierWindow } from './format'

export interface FareRuleProps {
  rule: FareRule
  fare: { ticketPrice: number; cabin: string }
  /** Number of the flight under which the aircraft really flies: its carrier's rules hold for bags. */
  flownAs: string
}

/** Every tier of refund and change with its fee in money, and what may be taken on board. */
export function FareRuleTiers({ rule, fare, flownAs }: FareRuleProps) {
  const { ticketPrice, cabin } = fare
  const text = useText('products/flight/words')
  const rules = useText('products/flight/rules')
  return (
    <div className={styles['rule']}>
      <table className={styles['tiers']}>
        <caption className="visually-hidden">{text.ruleDetails}</caption>
        <thead>
          <tr>
            <th scope="col">{text.ruleWhen}</th>
            <th scope="col">{rules.refund}</th>
            <th scope="col">{rules.change}</th>
          </tr>
        </thead>
        <tbody>
          {rule.refund.map((tier, index) => (
            <tr key={`${tier.fromHours}-${tier.toHours}`}>
              <th scope="row">{tierWindow(rules, tier)}</th>
              <td>{tierCost(rules, tier.percent, ticketPrice, rules.notRefundable)}</td>
              <td>{tierCost(rules, rule.change[index]?.percent ?? null, ticketPrice, rules.notChangeable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>
        {rule.endorsable ? rules.endorsable : rules.notEndorsable}
        {' · '}
        {text.ruleNote}
      </p>
      <p className={styles['note']}>{carryOnLabel(text, flownAs, cabin)}</p>
    </div>
  )
}

/** The rules in one plain line that unfolds into the tiers. */
export function FareRulePopover({ align, ...rule }: FareRuleProps & { align?: 'start' | 'end' }) {
  const text = useText('products/flight/words')
  return (
    <Popover label={text.ruleDetails} title={text.ruleDetails} {...(align && { align })}>
      <FareRuleTiers {...rule} />
    </Popover>
  )
}
