import {
  simulatedColumn,
  SimulatedCsv,
  simulatedCsv,
  simulatedName,
} from "@/server/domain/rehearsal/simulated-csv";
import type { FormWriter, Piece, ReleaseFile, TableDescription } from "@/server/domain/release/release-file";
import type { ReportText } from "./report-files";

/** What the readable files of a rehearsal copy begin with. */
const notice = "Simulated. This comes from a rehearsal copy; nothing here is real.";

const marked = ({ columns, ...table }: TableDescription): TableDescription => ({
  ...table,
  columns: [
    ...columns,
    { name: simulatedColumn, type: "BOOLEAN", description: "That simulated people judged it." },
  ],
});

/** A file of a rehearsal copy's release: its name says so, and so does a column of a CSV. */
export function simulatedForm({ table, writer, ...form }: ReleaseFile): ReleaseFile {
  const name = simulatedName(form.name);
  if (table === undefined || !name.endsWith(".csv"))
    return { ...form, name, writer, ...(table && { table }) };
  return { ...form, name, table: marked(table), writer: (view) => markedWriter(writer(view)) };
}

function markedWriter({ start, page, end, ...writer }: FormWriter): FormWriter {
  const marker = new SimulatedCsv();
  const mark = (piece: Piece) => (typeof piece === "string" ? marker.next(piece) : piece);
  return {
    ...writer,
    start: () => mark(start()),
    page: (items) => mark(page(items)),
    end: () => mark(end()),
  };
}

/** The same for its short files; what people read begins with a sentence. */
export function simulatedReport({ table, text, ...report }: ReportText): ReportText {
  const name = simulatedName(report.name);
  if (table !== undefined) return { ...report, name, text: simulatedCsv(text), table: marked(table) };
  if (name.endsWith(".yaml")) return { ...report, name, text: `# ${notice}\n${text}` };
  return { ...report, name, text: name.endsWith(".md") ? `${notice}\n\n${text}` : text };
}
