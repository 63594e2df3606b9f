import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { ServiceFees } from '../../booking/service-fee.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'

const Fen = Type.Integer({ minimum: 0 })

/** From when on a fee holds; one that held before fees were dated names no day. */
const DatedFees = Type.Object({ from: Type.Optional(LocalDate), ...ServiceFees.properties })

export const ServiceAgreement = Type.Object({
  /** None: nothing was ever signed. Only one that is in force lets people travel on business (S4.29). */
  state: words('none', 'future', 'inForce', 'ended'),
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
  /** From today to the last day, both included; of one in force. */
  daysLeft: Type.Optional(Type.Integer({ minimum: 1 })),
  products: Type.Array(Type.Object({ product: words(...products.words), business: Type.Boolean(), personal: Type.Boolean() })),
  credit: Type.Object({ limit: Fen, used: Fen, frozen: Fen, available: Type.Integer() }),
  /** How the company pays, its usual method first. */
  methods: Type.Array(words('companyAccount', 'companyCredit', 'deposit')),
  /** What is charged today, of each product of the agreement. */
  fees: Type.Array(Type.Object({ product: words(...products.words), ...DatedFees.properties })),
  /** What will be charged from a day on. */
  comingFees: Type.Array(Type.Object({ product: words(...products.words), ...DatedFees.properties })),
  afterSales: Type.Object({ refund: Fen, change: Fen }),
  /** `carrier` is its two letters, on a ground of its colour. */
  carriers: Type.Array(
    Type.Object({
      carrier: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      code: Type.String(),
      percentOff: Type.Number(),
    }),
  ),
  hotels: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: words('enterpriseAgreement', 'agencyAgreement'),
      brands: Type.Integer(),
      hotels: Type.Integer(),
      percentOff: Type.Number(),
    }),
  ),
})
export type ServiceAgreement = Static<typeof ServiceAgreement>

export const getServiceAgreement = call({
  summary: 'What the company agreed with its agency: the period, products, credit, fees and agreed rates. The agency changes it.',
  method: 'GET',
  path: 'api/Manage/GetServiceAgreement',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.45',
  response: ServiceAgreement,
})
