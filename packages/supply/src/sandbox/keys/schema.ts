/** The journal of the built-in suppliers' keys: a row for each operation that was asked for, or made void, under a key. */
export const supplyKeySchema = /* sql */ `
CREATE TABLE supply_key (
  operation text NOT NULL,
  key text NOT NULL,
  state text NOT NULL CHECK (state IN ('unknown', 'pending', 'done', 'refused', 'void')),
  refusal jsonb CHECK ((refusal IS NOT NULL) = (state = 'refused')),
  -- What it was asked about, where giving it up needs to know.
  about text,
  -- Since when it is in this state.
  at timestamptz NOT NULL,
  PRIMARY KEY (operation, key)
) WITH (fillfactor = 70);
`
