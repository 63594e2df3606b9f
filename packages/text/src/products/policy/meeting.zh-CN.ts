/** The standard for meetings, as a travel manager writes it. */
export const text = {
  price: {
    title: '每人每天费用',
    sentences: {
      first: '一线城市不超过 ¥{price}',
      newFirst: '新一线及省会城市不超过 ¥{price}',
      other: '其他城市不超过 ¥{price}',
    },
    labels: {
      first: '一线城市每人每天上限（元）',
      newFirst: '新一线及省会城市每人每天上限（元）',
      other: '其他城市每人每天上限（元）',
    },
  },
  total: { title: '会议总费用', sentence: '一次会议不超过 ¥{price}', price: '会议总费用上限（元）' },
}
