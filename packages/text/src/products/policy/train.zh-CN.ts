/** The standard for trains, as a travel manager writes it. */
export const text = {
  seats: {
    title: '席别',
    label: (p: { line: number }) => `第 ${p.line} 组可订席别`,
    typesLabel: (p: { line: number }) => `第 ${p.line} 组列车类型`,
    sentence: '{types} 可订 {seats}',
    add: '添加一组列车',
    remove: (p: { line: number }) => `删除第 ${p.line} 组`,
  },
  night: {
    title: '夜间放宽',
    blocked: '先限定席别',
    sentence: '凌晨两点仍在途中的列车，另可订 {seats}',
    label: '夜间另可订的席别',
  },
  long: {
    title: '长途放宽',
    blocked: '先限定席别',
    sentence: '乘车 {hours} 小时及以上，另可订 {seats}',
    hours: '乘车小时数',
    label: '长途另可订的席别',
  },
}
