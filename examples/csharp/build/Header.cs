// What regelwerk.h declares, as C#: constants, structs and functions; and of every function a form that takes arrays and
// values of this assembly, and refuses values of another game. `Header regelwerk.h regelwerk_draw.h` writes it to the
// standard output.
using System;
using System.Collections.Generic;
using System.IO;
using System.Text.RegularExpressions;

static class Header {
  sealed class Parameter {
    public string Name, Type;
    public bool IsPointer, IsConst;
  }

  /// The types in C# of those in C.
  static readonly Dictionary<string, string> types = new Dictionary<string, string> {
    { "void", "void" }, { "bool", "byte" }, { "size_t", "UIntPtr" }, { "int32_t", "int" }, { "uint32_t", "uint" },
    { "uint64_t", "ulong" }, { "uint8_t", "byte" }, { "char", "byte" },
  };
  /// The types in this assembly of opaque values of the library.
  static readonly Dictionary<string, string> opaque = new Dictionary<string, string> {
    { "regelwerk_game", "Game" }, { "regelwerk_state", "State" }, { "regelwerk_view", "View" },
    { "regelwerk_memory", "Memory" }, { "regelwerk_search", "Search" }, { "regelwerk_explanation", "Explanation" },
  };

  static int Main(string[] arguments) {
    string rules = Plain(arguments[0]), pictures = Plain(arguments[1]), text = rules + pictures;
    Console.WriteLine("// Made from regelwerk.h.\nusing System;\nusing System.Runtime.InteropServices;\n\nnamespace Regelwerk {");
    foreach (Match found in Regex.Matches(text, @"typedef struct (\w+) \{(.*?)\} \w+;", RegexOptions.Singleline))
      if (!opaque.ContainsKey(found.Groups[1].Value)) Struct(found.Groups[1].Value, found.Groups[2].Value);
    Console.WriteLine("  static unsafe class Native {");
    foreach (Match found in Regex.Matches(text, @"#define (REGELWERK_\w+) (\d+)\s"))
      Console.WriteLine("    public const int {0} = {1};", found.Groups[1].Value, found.Groups[2].Value);
    foreach (Match found in Regex.Matches(text, @"enum \w*\s*\{(.*?)\}", RegexOptions.Singleline)) Enum(found.Groups[1].Value);
    int functions = Functions(rules, "Rules"), drawing = Functions(pictures, "Pictures");
    Console.WriteLine("  }\n}");
    return functions > 100 && drawing > 0 ? 0 : 1;
  }

  /// A header without its comments.
  static string Plain(string path) {
    return Regex.Replace(File.ReadAllText(path), @"/\*.*?\*/", "", RegexOptions.Singleline);
  }

  /// All functions of a library; how many.
  static int Functions(string text, string library) {
    MatchCollection all = Regex.Matches(text, @"REGELWERK_API ([^;(]*?)(\w+)\(([^;]*)\);", RegexOptions.Singleline);
    foreach (Match found in all)
      Function(library, found.Groups[1].Value.Trim(), found.Groups[2].Value, Parameters(found.Groups[3].Value));
    return all.Count;
  }

  static void Enum(string body) {
    int next = 0;
    foreach (string item in body.Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries)) {
      string[] halves = item.Trim().Split(new[] { " = " }, StringSplitOptions.None);
      if (halves[0] == "") continue;
      if (halves.Length > 1) next = int.Parse(halves[1]);
      Console.WriteLine("    public const int {0} = {1};", halves[0], next++);
    }
  }

  static void Struct(string name, string body) {
    Console.WriteLine("  [StructLayout(LayoutKind.Sequential)]\n  unsafe struct {0} {{", name);
    foreach (string field in body.Split(new[] { ';' }, StringSplitOptions.RemoveEmptyEntries)) {
      Match found = Regex.Match(field.Trim(), @"^(\w+) (\w+)(\[(\w+)\])?$");
      if (!found.Success) continue;
      string type = types[found.Groups[1].Value], of = found.Groups[2].Value, length = found.Groups[4].Value;
      if (length == "") Console.WriteLine("    public {0} {1};", type, of);
      else Console.WriteLine("    public fixed {0} {1}[{2}];", type, of, char.IsDigit(length[0]) ? length : "Native." + length);
    }
    Console.WriteLine("  }");
  }

  static List<Parameter> Parameters(string text) {
    var all = new List<Parameter>();
    foreach (string one in text.Split(',')) {
      Match found = Regex.Match(one.Trim(), @"^(const )?(\w+)(\*?) (\w+)$");
      if (!found.Success) continue;
      string type;
      if (!types.TryGetValue(found.Groups[2].Value, out type)) type = found.Groups[2].Value;
      all.Add(new Parameter {
        Name = found.Groups[4].Value, Type = type, IsPointer = found.Groups[3].Length > 0, IsConst = found.Groups[1].Length > 0,
      });
    }
    return all;
  }

  static void Function(string library, string answer, string name, List<Parameter> parameters) {
    List<string> raw = new List<string>(), taken = new List<string>(), given = new List<string>();
    string owned = "", readOnly = "", held = "";
    for (int i = 0; i < parameters.Count; ++i) {
      Parameter one = parameters[i];
      bool isRow = one.IsPointer && i + 1 < parameters.Count && parameters[i + 1].Type == "UIntPtr" && !parameters[i + 1].IsPointer;
      string value, type = one.Type;
      raw.Add((!one.IsPointer ? type : opaque.ContainsKey(type) ? "void*" : type + "*") + " " + one.Name);
      given.Add(one.IsPointer && type != "void" ? one.Name + "_" : one.Name);
      if (one.IsPointer && opaque.TryGetValue(type, out value)) {
        bool isStruct = value == "State" || value == "View";
        string mayLack = value == "Memory" ? "?" : "";
        taken.Add((!isStruct ? "" : one.IsConst ? "in " : "ref ") + value + " " + one.Name);
        if (value != "Game") owned += " game.Owns(" + one.Name + (value == "Memory" ? "?.kind ?? game.kind" : ".kind") + ");";
        // mcs takes what is given by `in` to be fixed, and the collector of mono leaves in place what a stack points to.
        if (isStruct && one.IsConst) {
          readOnly += string.Format("\n#if __MonoCS__\n      {0}* {1}_ = &{1};\n#else\n      fixed ({0}* {1}_ = &{1})\n#endif\n     ", value, one.Name);
        } else {
          held += string.Format(isStruct ? " fixed ({0}* {1}_ = &{1})" : " fixed (ulong* {1}_ = {1}{2}.room)", value, one.Name, mayLack);
        }
      } else if (!one.IsPointer || type == "void") {
        taken.Add((one.IsPointer ? "void* " : type + " ") + one.Name);
      } else {
        bool isArray = isRow || type == "byte";
        taken.Add((isArray ? type + "[] " : "ref " + type + " ") + one.Name);
        held += string.Format(" fixed ({0}* {1}_ = {2}{1})", type, one.Name, isArray ? "" : "&");
      }
      if (!isRow || type == "void") continue;
      raw.Add("UIntPtr " + parameters[++i].Name);
      given.Add(string.Format("(UIntPtr)({0}?.Length ?? 0)", one.Name));
    }
    string answered = types[answer], told = answered == "byte" ? "bool" : answered == "UIntPtr" ? "int" : answered;
    string call = string.Format("{0}({1})", name, string.Join(", ", given));
    call = told == "bool" ? call + " != 0" : answered == "UIntPtr" ? "checked((int)" + call + ")" : call;
    Console.WriteLine("    [DllImport(Library.{0}, CallingConvention = CallingConvention.Cdecl)]", library);
    Console.WriteLine("    static extern {0} {1}({2});", answered, name, string.Join(", ", raw));
    Console.WriteLine("    public static {0} {1}({2}) {{{3}{4}{5} {6}{7}; }}", told, name.Substring("regelwerk_".Length),
                      string.Join(", ", taken), owned, readOnly, held, told == "void" ? "" : "return ", call);
  }
}
