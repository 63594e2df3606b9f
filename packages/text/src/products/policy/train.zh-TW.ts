// Made from train.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './train.zh-CN'

export const text: typeof source = {
  seats: {
    title: '席別',
    label: (p: { line: number }) => `第 ${p.line} 組可訂席別`,
    typesLabel: (p: { line: number }) => `第 ${p.line} 組列車類型`,
    sentence: '{types} 可訂 {seats}',
    add: '新增一組列車',
    remove: (p: { line: number }) => `刪除第 ${p.line} 組`,
  },
  night: {
    title: '夜間放寬',
    blocked: '先限定席別',
    sentence: '凌晨兩點仍在途中的列車，另可訂 {seats}',
    label: '夜間另可訂的席別',
  },
  long: {
    title: '長途放寬',
    blocked: '先限定席別',
    sentence: '乘車 {hours} 小時及以上，另可訂 {seats}',
    hours: '乘車小時數',
    label: '長途另可訂的席別',
  },
}
