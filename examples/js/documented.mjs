// documented.mjs FOLDER FILE...: what these types offer and say nothing of, a line each; fails if there is any. FOLDER is
// where TypeScript lies.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const [folder, ...files] = process.argv.slice(2);
const ts = createRequire(`${folder}/`)('typescript');

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
const isSaid = (node) => ts.getJSDocCommentsAndTags(node).length > 0;

/** Calls f with all members of a declaration, also of what stands in its members; what functions take is told by them. */
function eachMember(node, f) {
  ts.forEachChild(node, (child) => {
    if ((ts.isTypeElement(child) || ts.isClassElement(child)) && !ts.isIndexSignatureDeclaration(child)) f(child);
    if (!ts.isFunctionLike(child)) eachMember(child, f);
  });
}

const silent = [];
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const note = (node) => {
    if (isSaid(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    silent.push(`${basename(file)}:${line + 1}: ${node.getText().split('\n')[0]}`);
  };
  for (const statement of source.statements.filter(isExported)) {
    note(statement);
    // The members that unions differ by are told by what is said of each.
    if (ts.isTypeAliasDeclaration(statement)) continue;
    eachMember(statement, note);
  }
}
if (silent.length > 0) console.log(silent.join('\n'));
process.exitCode = silent.length > 0 ? 1 : 0;
