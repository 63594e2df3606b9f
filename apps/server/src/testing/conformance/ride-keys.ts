import { atMostOf } from '@sojourn/domain/products/car/fare'
import type { RideOrder } from '@sojourn/supply/ports/ride'
import { asking, granted, knownTo, later, type KeyedOperation, type Suppliers } from './suppliers'

const keys: KeyedOperation['keys'] = ({ rides }) => knownTo(rides)

/** From the airport of Beijing to the business district, planned for tomorrow. */
const plan = {
  cityId: 224,
  kind: 'reserved' as const,
  from: { name: '北京首都国际机场', latitude: 40.08, longitude: 116.58, isAirport: true },
  to: { name: '国贸', latitude: 39.91, longitude: 116.46, isAirport: false },
  departAt: later(24 * 60),
}

async function orderRequest({ rides }: Suppliers, key: string): Promise<RideOrder> {
  const economy = (await rides.estimate(asking, plan)).find(({ rideClass }) => rideClass === 'economy')
  if (!economy) throw new Error('no cars are on offer')
  return {
    ...plan,
    key,
    rideClass: 'economy',
    atMost: atMostOf(economy.total),
    passenger: { name: '林晓雯', mobile: '13800010001' },
    remark: '',
  }
}

/** A ride that was ordered under a key of its own. */
async function ordered(suppliers: Suppliers, key: string): Promise<string> {
  const request = await orderRequest(suppliers, `${key}/ordered`)
  return granted(await suppliers.rides.order(asking, request)).rideNo
}

const happened = async ({ rides }: Suppliers, rideNo: string, kind: string): Promise<number> =>
  (await rides.ride(asking, { rideNo }))?.events.filter((event) => event.kind === kind).length ?? 0

export const rideKeys: KeyedOperation[] = [
  {
    name: 'rides: order',
    keys,
    operation: 'order',
    async arrange(suppliers, key) {
      const { rides } = suppliers
      const request = await orderRequest(suppliers, key)
      let rideNo: string | undefined
      return {
        async ask() {
          const answer = await rides.order(asking, request)
          if (!('failure' in answer)) rideNo = answer.rideNo
          return answer
        },
        askInVain: () => rides.order(asking, { ...request, atMost: 1 }),
        bought: async () => (rideNo && (await rides.ride(asking, { rideNo })) ? 1 : 0),
      }
    },
  },
  {
    name: 'rides: cancel',
    keys,
    operation: 'cancel',
    async arrange(suppliers, key) {
      const { rides } = suppliers
      const rideNo = await ordered(suppliers, key)
      return {
        ask: () => rides.cancel(asking, { key, rideNo, feeAtMost: 0 }),
        askInVain: () => rides.cancel(asking, { key, rideNo: 'NOBODY', feeAtMost: 0 }),
        bought: () => happened(suppliers, rideNo, 'cancelled'),
      }
    },
  },
  {
    name: 'rides: emergency',
    keys,
    operation: 'emergency',
    async arrange(suppliers, key) {
      const { rides } = suppliers
      const rideNo = await ordered(suppliers, key)
      const emergency = { name: '林国强', mobile: '13800010002' }
      let told = 0
      return {
        async ask() {
          const answer = await rides.emergency(asking, { key, rideNo, emergency })
          if (!('failure' in answer)) told = 1
          return answer
        },
        askInVain: () => rides.emergency(asking, { key, rideNo: 'NOBODY', emergency }),
        bought: () => Promise.resolve(told),
      }
    },
  },
  {
    name: 'rides: move',
    keys,
    operation: 'move',
    async arrange(suppliers, key) {
      const { rides } = suppliers
      const rideNo = await ordered(suppliers, key)
      const departAt = later(26 * 60)
      return {
        ask: () => rides.move(asking, { key, rideNo, departAt }),
        askInVain: () => rides.move(asking, { key, rideNo: 'NOBODY', departAt }),
        bought: () => happened(suppliers, rideNo, 'moved'),
      }
    },
  },
]
