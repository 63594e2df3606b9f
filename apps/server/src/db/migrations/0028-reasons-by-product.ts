import type { Migration } from '../migration'

/** Reasons of flights explain no hotel, and hotels get their own, before the one that stands for all others. */
const sql = /* sql */ `
UPDATE enterprise SET config = jsonb_set(config, '{settings,reasons}', (
  SELECT jsonb_agg(reason || CASE reason->>'code'
      WHEN 'noSuitableFlight' THEN '{"products": ["flight", "intlFlight"]}'::jsonb
      WHEN 'connection' THEN '{"products": ["flight", "intlFlight", "train"]}'::jsonb
      WHEN 'luggage' THEN '{"products": ["flight", "intlFlight", "train"]}'::jsonb
      ELSE '{}'::jsonb END ORDER BY reason->>'code' = 'other', place)
  FROM (
    SELECT value AS reason, ordinality AS place FROM jsonb_array_elements(config->'settings'->'reasons') WITH ORDINALITY
    UNION ALL
    SELECT value, 1000 + ordinality FROM jsonb_array_elements('[
      {"code": "hotelFull", "needsText": false, "products": ["hotel", "intlHotel"],
       "name": {"zh-CN": "协议或标准内酒店满房", "zh-TW": "協議或標準內飯店客滿", "en": "Hotels within the standard are full"}},
      {"code": "namedHotel", "needsText": false, "products": ["hotel", "intlHotel"],
       "name": {"zh-CN": "会议或客户指定酒店", "zh-TW": "會議或客戶指定飯店", "en": "Hotel named by a meeting or client"}}
    ]'::jsonb) WITH ORDINALITY
  ) AS reasons))
WHERE jsonb_typeof(config->'settings'->'reasons') = 'array';
`

export const reasonsByProduct: Migration = { name: '0028-reasons-by-product', sql, tenantTables: [], appendOnly: [] }
