import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { RideClass, SuppliedDriver } from '../../ports/ride'
import { hashText } from '../air/random'

const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '马', '朱', '胡', '郭']
const colours = ['white', 'black', 'silver', 'blue'] as const
const models: Readonly<Record<RideClass, readonly string[]>> = {
  economy: ['BYD Qin', 'Toyota Corolla', 'VW Lavida'],
  comfort: ['BYD Han', 'VW Passat', 'Toyota Camry'],
  business: ['Buick GL8', 'Denza D9', 'Honda Odyssey'],
  luxury: ['Mercedes E 300', 'BMW 530', 'Audi A6L'],
}
/** The first characters of plates, by the province of a city (GB/T 2260). */
const plates: Readonly<Record<string, string>> = {
  '11': '京',
  '12': '津',
  '13': '冀',
  '14': '晋',
  '15': '蒙',
  '21': '辽',
  '22': '吉',
  '23': '黑',
  '31': '沪',
  '32': '苏',
  '33': '浙',
  '34': '皖',
  '35': '闽',
  '36': '赣',
  '37': '鲁',
  '41': '豫',
  '42': '鄂',
  '43': '湘',
  '44': '粤',
  '45': '桂',
  '46': '琼',
  '50': '渝',
  '51': '川',
  '52': '贵',
  '53': '云',
  '54': '藏',
  '61': '陕',
  '62': '甘',
  '63': '青',
  '64': '宁',
  '65': '新',
}

/** Who drives; the mobile is masked by the platform. */
export function driverOf(name: string, cityId: number, rideClass: RideClass, seed: number): SuppliedDriver {
  const number = hashText(name, seed)
  const other = hashText(`${name}/car`, seed)
  const pick = <Each>(list: readonly Each[], from: number): Each => list[from % list.length]!
  const province = hotelCity(cityId)?.province.slice(0, 2) ?? '11'
  return {
    name: `${pick(surnames, number)}师傅`,
    mobile: `170${String(10_000_000 + (number % 90_000_000))}`,
    plate: `${plates[province] ?? '京'}${'ABCEF'[other % 5]!}·D${String(other % 100_000).padStart(5, '0')}`,
    vehicle: { colour: pick(colours, other >>> 4), model: pick(models[rideClass], other >>> 8) },
    score: 46 + (number % 5),
  }
}
