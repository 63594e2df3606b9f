import { policyProducts } from '@sojourn/contract/booking/codes'
import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { ExportButton } from '../../../kit/lists/export-button'
import type { FileColumn } from '../../../kit/lists/list-file'
import type { LookState } from '../../../kit/lists/list-look'
import { LookMenu } from '../../../kit/lists/look-menu'
import { useText } from '../../../kit/text/text'
import { useScopeWords } from './scope-words'

/** The policies that are shown as a file, and of which products their cards speak. */
export function PoliciesTools({ look, shown }: { look: LookState; shown: readonly ListedPolicy[] }) {
  const text = useText('admin/policy/policies')
  const names = useText('booking/policy/standards')
  const columns = policyProducts.map((product) => ({ key: product, name: names[product] }))
  return (
    <>
      <ExportButton fileName={text.title} columns={usePolicyFile()} read={async () => shown} />
      <LookMenu {...look} columns={columns} />
    </>
  )
}

function usePolicyFile(): FileColumn<ListedPolicy>[] {
  const text = useText('admin/policy/policies')
  const names = useText('booking/policy/standards')
  const scopeWords = useScopeWords()
  const sentencesOf = ({ standards }: ListedPolicy, product: string): string => {
    const found = standards.find((each) => each.product === product)?.sentences
    return found ? found.join('; ') || text.noLimit : text.notSet
  }
  return [
    { head: text.file.name, value: ({ name }) => name },
    { head: text.scope, value: ({ scope }) => scopeWords(scope) },
    { head: text.file.people, value: ({ people }) => people },
    { head: text.file.version, value: ({ inForce }) => inForce?.version ?? '' },
    { head: text.file.since, value: ({ inForce }) => inForce?.effectiveFrom ?? '' },
    ...policyProducts.map((product) => ({
      head: names[product],
      value: (policy: ListedPolicy) => sentencesOf(policy, product),
    })),
  ]
}
