using System;
using System.Text;

namespace Regelwerk {
  /// Texts and bytes that the library writes into room of this assembly, and texts that it reads.
  static class Texts {
    static readonly byte[] none = new byte[0];

    public delegate int Write(byte[] room);
    public delegate int WriteOrRefuse(byte[] room, ref regelwerk_error error);

    /// What `write` writes, which answers with how many bytes there are; called again if they did not fit with a zero.
    public static byte[] Written(Write write, int size = Native.REGELWERK_SENTENCE_SIZE) {
      var room = new byte[size];
      int length = write(room);
      if (length >= room.Length) length = Math.Min(length, write(room = new byte[length + 1]));
      if (length == 0) return none;
      Array.Resize(ref room, length);
      return room;
    }
    public static byte[] Written(WriteOrRefuse write, int size = Native.REGELWERK_SENTENCE_SIZE) {
      return Written(room => {
        var error = new regelwerk_error();
        int length = write(room, ref error);
        RegelwerkException.Expect(error.kind == Native.REGELWERK_OK, error);
        return length;
      }, size);
    }
    public static string Text(Write write) { return Encoding.UTF8.GetString(Written(write)); }
    public static string Text(WriteOrRefuse write, int size = Native.REGELWERK_SENTENCE_SIZE) {
      return Encoding.UTF8.GetString(Written(write, size));
    }
    public static string OrNull(string text) { return text == "" ? null : text; }

    /// A text as the library reads it.
    public static byte[] Read(string text) {
      int zero = Given(text, "a text").IndexOf('\0');
      if (zero >= 0) throw new RegelwerkException(ErrorKind.ZeroInText, "a text must have no character zero", zero);
      return Encoding.UTF8.GetBytes(text + '\0');
    }
    public static T Given<T>(T value, string what) where T : class {
      if (value == null) throw new RegelwerkException(ErrorKind.BadArgument, what + " is missing");
      return value;
    }

    public delegate int List(uint[] room);
    /// All of a list that `list` writes, which answers with how many there are.
    public static uint[] Listed(List list) {
      var room = new uint[64];
      int count = list(room);
      if (count > room.Length) count = Math.Min(count, list(room = new uint[count]));
      Array.Resize(ref room, count);
      return room;
    }
  }
}
