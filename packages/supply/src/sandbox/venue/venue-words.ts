import type { LocalText } from '@sojourn/contract/kit/language'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** Parts of a city that many cities have. */
export const quarters: readonly LocalText[] = [
  text('会展', '會展', 'Expo'),
  text('滨江', '濱江', 'Riverside'),
  text('新城', '新城', 'New Town'),
  text('湖畔', '湖畔', 'Lakeside'),
  text('高新区', '高新區', 'Hi-tech Park'),
  text('空港', '空港', 'Airport'),
  text('中央公园', '中央公園', 'Central Park'),
  text('古城', '古城', 'Old Town'),
  text('金融城', '金融城', 'Financial District'),
  text('大学城', '大學城', 'University Town'),
  text('高铁站', '高鐵站', 'Railway Station'),
  text('云山', '雲山', 'Cloud Hill'),
]

export const conferenceCentre = text('会议中心', '會議中心', 'Conference Centre')

/** The great hall first, then smaller ones. */
export const hallNames: readonly LocalText[] = [
  text('宴会厅', '宴會廳', 'Ballroom'),
  text('多功能厅', '多功能廳', 'Function Room'),
  text('报告厅', '報告廳', 'Auditorium'),
  text('松竹厅', '松竹廳', 'Pine Room'),
  text('兰亭厅', '蘭亭廳', 'Orchid Room'),
  text('董事会议室', '董事會議室', 'Boardroom'),
]

export const streets: readonly LocalText[] = [
  text('迎宾大道', '迎賓大道', 'Yingbin Avenue'),
  text('人民路', '人民路', 'Renmin Road'),
  text('建设路', '建設路', 'Jianshe Road'),
  text('世纪大道', '世紀大道', 'Century Avenue'),
  text('滨河路', '濱河路', 'Binhe Road'),
  text('科技路', '科技路', 'Keji Road'),
]
