import type { LocalText } from '@sojourn/contract/kit/language'
import { checkCharacter } from '@sojourn/domain/kit/tax-number'
import type { Vault } from '../kit/vault'
import type { CostSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'
import { insert, type Owner } from './store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** What the first company works on; the first project has a budget of its own (budgets.ts). */
export const projects: readonly { code: string; name: LocalText }[] = [
  { code: 'YX-2026-01', name: text('智慧园区一期', '智慧園區一期', 'Smart campus, phase one') },
  { code: 'YX-2026-02', name: text('华东渠道拓展', '華東通路拓展', 'East China channels') },
]

function taxNumber(seventeen: string): string {
  return `${seventeen}${checkCharacter(seventeen)}`
}

/** Projects of the first company, and to whom each company's invoices are written; the tax numbers are well formed and nobody's. */
export async function seedCompanyRecords(client: Owner, vault: Vault, { enterpriseId, name }: SeedCompany): Promise<void> {
  const enterprise_id = enterpriseId
  if (enterpriseId === 1)
    for (const { code, name: projectName } of projects)
      await insert(client, 'project', { enterprise_id, code, name: projectName })
  for (const [index, entity] of (entities[enterpriseId] ?? []).entries())
    await insert(client, 'legal_entity', {
      enterprise_id,
      entity_id: `e-${index + 1}`,
      name: entity.name ?? name['zh-CN'],
      tax_number: entity.taxNumber,
      address: entity.address,
      telephone: entity.telephone,
      bank: entity.bank,
      account_cipher: vault.seal(entity.account),
      special_invoices: entity.account !== '',
      is_default: index === 0,
      department_ids: [],
    })
}

interface SeedEntity {
  /** The company's own where absent. */
  name?: string
  taxNumber: string
  address: string
  telephone: string
  bank: string
  account: string
}
const entities: Readonly<Record<number, readonly SeedEntity[]>> = {
  1: [
    {
      taxNumber: taxNumber('91310000MA1FL0001'),
      address: '上海市浦东新区张江路 1 号',
      telephone: '021-50000001',
      bank: '招商银行上海张江支行',
      account: '1219000000010001',
    },
    {
      name: '远行科技（北京）有限公司',
      taxNumber: taxNumber('91110000MA0010002'),
      address: '',
      telephone: '',
      bank: '',
      account: '',
    },
  ],
  2: [{ taxNumber: taxNumber('91210000MA2020001'), address: '', telephone: '', bank: '', account: '' }],
}

/** The first company divides cost and may name a project; the others write a traveller to one cost centre. */
export const costTerms = ({ enterpriseId }: SeedCompany): CostSettings => ({
  split: enterpriseId === 1,
  projectRequired: false,
})
