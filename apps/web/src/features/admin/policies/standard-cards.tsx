import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import { ButtonLink } from '../../../kit/actions/link'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { Sentences } from '../../booking/policy/standard-states'
import { useProducts } from '../../booking/product/use-products'
import styles from './policies.module.css'
import { sentencesOf } from './policy-fields'
import type { PolicyState } from './use-policy-edit'
import { useWordsOf } from './use-policy-texts'

/** What the policy says of each product, with the way to its form. */
export function StandardCards({ state }: { state: PolicyState }) {
  const text = useText('admin/policy/policy')
  return (
    <section aria-label={text.standards} className={styles['standards']}>
      {policyProducts.map((product) => (
        <StandardCard key={product} state={state} product={product} />
      ))}
    </section>
  )
}

/** What travellers will read: as it is written, else as the server says it. */
function useSentences({ edit, detail }: PolicyState, product: PolicyProduct, changed: boolean): string[] {
  const { noLimit } = useText('admin/policy/policy')
  const wordsOf = useWordsOf()
  if (changed) return sentencesOf(edit.value, product, wordsOf(product), noLimit)
  const said = detail?.standards.find((each) => each.product === product)?.sentences ?? []
  return said.length > 0 ? said : [noLimit]
}

function StandardCard({ state, product }: { state: PolicyState; product: PolicyProduct }) {
  const text = useText('admin/policy/policy')
  const names = useText('booking/policy/standards')
  const record = useProducts()
  const { edit, query, terms, faults } = state
  const isSet = edit.value.sections[product] !== undefined
  const changed = edit.changes.some(({ key }) => key === product)
  const sentences = useSentences(state, product, changed)
  const wrong = faults.remarksOf(product).filter(({ isFault }) => isFault)
  const name = names[product]
  const [word, label] = isSet
    ? [text.edit, text.editOf({ product: name })]
    : [text.addSection, text.addSectionOf({ product: name })]
  return (
    <article className={styles['standard']} aria-label={name}>
      <div className={styles['standardHead']}>
        <IconMark name={record[product].standard?.icon ?? record[product].icon} />
        <h3>{name}</h3>
        {terms.mayChange && (
          <ButtonLink size="compact" to={paths.editPolicy(product, query)} aria-label={label}>
            {word}
          </ButtonLink>
        )}
      </div>
      {changed && (
        <Badge tone="warn" icon="edit">
          {text.changed}
        </Badge>
      )}
      {isSet ? <Sentences list={sentences} /> : <p className={styles['soft']}>{text.notSet}</p>}
      {wrong.length > 0 && <p className={styles['bad']}>{text.faults({ count: wrong.length })}</p>}
    </article>
  )
}
